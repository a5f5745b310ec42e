# The pages of the rules and of the icons.

rules-title = Rules
rules-page-title = { $game } rules
rules-lead = Every rule has a number. When something is locked at the table, you see the number of the rule behind it.
rules-minute = The game in one minute
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = No rules found for “{ $words }”.
rules-clear = Clear search
rules-back = Back
rules-back-table = Back to the table
rules-back-lobby = Back to the lobby
rules-print = Print
rules-link = Link to rule { $id }
rules-unknown = This game has no rule { $id }.
rules-source-ours = our decision
rules-source-partly = partly our decision
rules-source-base = from the base game
rules-sources = Where the rulebook leaves something open, the rule is marked “{ rules-source-ours }”, “{ rules-source-partly }” or “{ rules-source-base }”.
rules-example-title = Example

## Icons

rules-icons = Icons and symbols
rules-icons-lead = What the symbols on cards and tables mean.
rules-icons-search = Search the icons
rules-icons-found = { $count ->
    [one] 1 icon found
   *[other] { $count } icons found
}
rules-icons-none = No icons found for “{ $words }”.

rules-icons-states = At every table
rules-icon-legal-name = Can be chosen
rules-icon-legal = In full colour: you can choose it.
rules-icon-chosen-name = Selected
rules-icon-chosen = Raised, with a bright frame. The button says what will happen.
rules-icon-barred-name = Locked
rules-icon-barred = Dimmed, with a lock and the reason. Tap it to see the rule.
rules-icon-waiting-name = Not your turn
rules-icon-waiting = Dimmed, without a lock.
rules-icon-preview-name = Preview
rules-icon-preview = Dashed frame: where it would go and what it would change.
rules-icon-now-name = Bright yellow
rules-icon-now = Marks what you can do, what would change and what has just changed.
