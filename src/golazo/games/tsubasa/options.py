"""The options of a match with their defaults, in the order in which the rules read them (`state.FIRST_MATCH`...)."""

OPTIONS = {
    "first_match": False,
    "assured_success": False,
    "motivation": True,
    "signings": True,
    "extra_time": True,
}
IMPLIED_OPTIONS = {"first_match": {"motivation": False, "signings": False}}  # CT-SET-4: shorter and simplified
