// Icons in a 24 by 24 box, drawn in the colour of the text beside them.
export const ICONS = {
  undo: '<path d="M4.5 9.5H14.5A5.5 5.5 0 0 1 14.5 20.5H8" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"/><path d="M9.2 3.8L3.6 9.5L9.2 15.2" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  sound:
    '<path d="M3 9.5V14.5H7L12.5 19V5L7 9.5Z" fill="currentColor"/><path d="M16 8.6A5 5 0 0 1 16 15.4M18.6 5.8A9 9 0 0 1 18.6 18.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  help: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M9.2 9.4A2.9 2.9 0 1 1 12 12.8V14.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="17.2" r="1.3" fill="currentColor"/>',
  gear: '<circle cx="12" cy="12" r="5.6" fill="none" stroke="currentColor" stroke-width="3"/><path d="M12 5.6V2M12 18.4V22M5.6 12H2M18.4 12H22M7.6 7.6L5 5M16.4 16.4L19 19M16.4 7.6L19 5M7.6 16.4L5 19" stroke="currentColor" stroke-width="3.8"/>',
  chat: '<path d="M3 4.5H21V16.5H11L6.5 20.5V16.5H3Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2" fill="currentColor"/><path d="M8 10.5V7.5A4 4 0 0 1 16 7.5V10.5" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  account:
    '<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M7 12.4L10.6 16L17.2 8.6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  check:
    '<path d="M4 12.6L9.6 18.2L20 6.4" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  chev: '<path d="M9 5L16 12L9 19" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  eye: '<path d="M1.8 12C5 6.4 9 4.6 12 4.6S19 6.4 22.2 12C19 17.6 15 19.4 12 19.4S5 17.6 1.8 12Z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.3" fill="currentColor"/>',
  swap: '<path d="M4 8H18M14 3.6L18.6 8L14 12.4M20 16H6M10 11.6L5.4 16L10 20.4" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  people:
    '<circle cx="8.5" cy="8" r="3.6" fill="currentColor"/><path d="M1.6 20C1.6 15.6 4.6 13.4 8.5 13.4S15.4 15.6 15.4 20Z" fill="currentColor"/><circle cx="17" cy="9" r="2.8" fill="currentColor"/><path d="M16 13.6C20 13.4 22.4 15.6 22.4 19.4H17.4" fill="currentColor"/>',
  bars: '<path d="M4 20V12M10 20V5M16 20V9M22 20V15" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  film: '<path d="M3 5H21V19H3Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M10 8.6V15.4L15.6 12Z" fill="currentColor"/>',
  trophy:
    '<path d="M6.5 3H17.5V9.5A5.5 5.5 0 0 1 6.5 9.5ZM10.5 14.6H13.5V18H10.5ZM7 18H17V21H7Z" fill="currentColor"/><path d="M6.5 5H3V7A3.6 3.6 0 0 0 6.5 10.6M17.5 5H21V7A3.6 3.6 0 0 1 17.5 10.6" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  clock:
    '<circle cx="12" cy="13" r="8.6" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 8.2V13L15.4 15.2M9 2H15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  whistle:
    '<path d="M2 9H15.5A6.5 6.5 0 1 1 9.4 17.7L2 15.2Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><circle cx="15.4" cy="15.4" r="2.2" fill="currentColor"/><path d="M10.5 5V2.5M6.6 5.6L5.2 3.4M14.6 5.6L16 3.4" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  bolt: '<path d="M13.5 1.5L4.5 13.4H11L9.6 22.5L19.5 9.8H12.6Z" fill="currentColor"/>',
  flame:
    '<path d="M12 1.5C13 6 18.5 8.4 18.5 14.6A6.6 6.6 0 0 1 5.4 14.8C5.4 11.4 7.6 10 8 6.8C9.6 7.8 10.3 9.2 10.3 10.8C12 9 12.8 5.6 12 1.5Z" fill="currentColor"/>',
  close: '<path d="M5 5L19 19M19 5L5 19" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  back: '<path d="M15 5L8 12L15 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  next: '<path d="M9 5L16 12L9 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  first:
    '<path d="M6 5V19M18 5L10 12L18 19Z" fill="currentColor" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M18 5V19M6 5L14 12L6 19Z" fill="currentColor" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M7 4.5V19.5L19 12Z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  pause: '<path d="M7 5V19M17 5V19" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  mute: '<path d="M3 9.5V14.5H7L12.5 19V5L7 9.5Z" fill="currentColor"/><path d="M16 9.2L21.6 14.8M21.6 9.2L16 14.8" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  link: '<path d="M10 14L14 10M8.5 11.5L5.6 14.4A3.4 3.4 0 0 0 10.4 19.2L13.3 16.3M15.5 12.5L18.4 9.6A3.4 3.4 0 0 0 13.6 4.8L10.7 7.7" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"/>',
  copy: '<rect x="8.5" y="8.5" width="12" height="12" rx="2.4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M15.5 5.5V4.9A2.4 2.4 0 0 0 13.1 3.5H5.9A2.4 2.4 0 0 0 3.5 5.9V13.1A2.4 2.4 0 0 0 5.5 15.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  share:
    '<circle cx="6" cy="12" r="2.8" fill="currentColor"/><circle cx="18" cy="5.5" r="2.8" fill="currentColor"/><circle cx="18" cy="18.5" r="2.8" fill="currentColor"/><path d="M6 12L18 5.5M6 12L18 18.5" stroke="currentColor" stroke-width="2"/>',
  list: '<path d="M9 6H21M9 12H21M9 18H21" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M4 6H4.1M4 12H4.1M4 18H4.1" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"/>',
  flag: '<path d="M5 21V4M5 4.5C10 1.5 13 7.5 19 4.5V13.5C13 16.5 10 10.5 5 13.5" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M15.5 15.5L21 21" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  shield:
    '<path d="M12 2.5L20.5 5.2V11.5C20.5 16.8 17 20 12 21.8C7 20 3.5 16.8 3.5 11.5V5.2Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M8 12L11 15L16.4 9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  person:
    '<circle cx="12" cy="7.6" r="4.2" fill="currentColor"/><path d="M3.8 21C3.8 15.8 7.4 13.4 12 13.4S20.2 15.8 20.2 21Z" fill="currentColor"/>',
  more: '<path d="M5 12H5.1M12 12H12.1M19 12H19.1" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/>',
  book: '<path d="M12 6.2C9.4 4.2 6.2 3.8 3 4.2V19.2C6.2 18.8 9.4 19.2 12 21.2C14.6 19.2 17.8 18.8 21 19.2V4.2C17.8 3.8 14.6 4.2 12 6.2ZM12 6.2V21" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  cap: '<path d="M12 4L22.5 9L12 14L1.5 9Z" fill="currentColor"/><path d="M6 11.8V16.4C8 18.6 16 18.6 18 16.4V11.8M21 10V16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
} as const

export type IconName = keyof typeof ICONS
