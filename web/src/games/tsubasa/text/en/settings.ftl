# The editions of names.

settings-edition = Names in Captain Tsubasa
settings-edition-japanese = Tsubasa, Hyuga
settings-edition-spanish = Oliver, Mark
settings-edition-hint = Original names, or those of the Spanish edition: Oliver Atom, Mark Lenders, New Team. The rules are the same.
