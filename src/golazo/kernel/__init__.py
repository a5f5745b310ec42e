"""The basis of all rules: compilation, entropy, the journal, loops over many matches."""
