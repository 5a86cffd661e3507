"""Voilà inside JupyterLab, as on Binder: `voila/render/notebooks/index.ipynb` is what `hashiban serve` shows."""

from hashiban_widgets.house import EXTENSIONS, greeted


def page(request, notebook, cwd):
    """The notebook in the language it is asked for, without the cells that are for JupyterLab only."""
    notebook.cells = [cell for cell in notebook.cells if "notebook-only" not in cell.metadata.get("tags", [])]
    return greeted(request, notebook, cwd)


c = get_config()  # noqa: F821 - given by whoever reads this file
c.VoilaConfiguration.template = "hashiban"
c.VoilaConfiguration.allow_template_override = "NO"
c.VoilaConfiguration.allow_theme_override = "NO"
c.VoilaConfiguration.extension_allowlist = EXTENSIONS
c.VoilaConfiguration.prelaunch_hook = page
