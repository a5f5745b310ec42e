# The settings.

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-hint = For the lobby, the rules and the archive. At the table it is always night or always day, whichever suits the game.
settings-motion = Animations
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = Off
settings-motion-hint = Tap or press any key to skip an animation.
settings-sound = Sound
settings-sound-hint = Short sounds. Everything you hear can be seen as well.
settings-odds = Show odds
settings-odds-hint = See the chance of a shot or a pass, and what each roll pays, before you decide.
settings-palette = Colour-blind mode
settings-palette-hint = Avoids red and green side by side.
settings-big-text = Large text
settings-big-text-hint = Makes all text 20% larger.
settings-notify = Notify me when it is my turn
settings-notify-hint = A browser notification while the page is in the background.
settings-notify-blocked = Your browser blocks notifications from this page. Allow them in its settings first.
settings-notify-none = This browser does not support notifications.
settings-kept = Saved in this browser only.
