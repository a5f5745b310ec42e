# The editions of names.

settings-edition = Imiona w grze Kapitan Tsubasa
settings-edition-japanese = Tsubasa, Hyuga
settings-edition-spanish = Oliver, Mark
settings-edition-hint = Imiona oryginalne albo z hiszpańskiego wydania: Oliver Atom, Mark Lenders, New Team. Zasady są te same.
