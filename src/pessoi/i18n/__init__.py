"""Languages: catalogues of words (Fluent), one set for the terminal, the server and the browser."""

from pessoi.i18n.catalogues import LANGUAGES, Catalogue, MissingWords, UnknownLanguage, catalogue, common_words

__all__ = ["LANGUAGES", "Catalogue", "MissingWords", "UnknownLanguage", "catalogue", "common_words"]
