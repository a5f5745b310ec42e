# The editions of names.

settings-edition = Namen in Captain Tsubasa
settings-edition-japanese = Tsubasa, Hyuga
settings-edition-spanish = Oliver, Mark
settings-edition-hint = Die Originalnamen oder die der spanischen Ausgabe: Oliver Atom, Mark Lenders, New Team. Die Regeln sind dieselben.
