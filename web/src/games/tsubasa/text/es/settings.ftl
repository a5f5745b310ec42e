# The editions of names.

settings-edition = Nombres en Captain Tsubasa
settings-edition-japanese = Tsubasa, Hyuga
settings-edition-spanish = Oliver, Mark
settings-edition-hint = Los nombres originales o los de la edición española: Oliver Atom, Mark Lenders, New Team. Las reglas son las mismas.
