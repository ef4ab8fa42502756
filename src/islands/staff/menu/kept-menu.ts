/* Keys under which a tab keeps where the menu of the workspace stands; what names a person is in lib/browser/clear-storage.ts. */

/** How far the menu is scrolled, in pixels, in this tab. */
export const scrollKey = 'asore:menu-scroll'

/** Set by a press in the menu, so that the heading of the next page gets the focus. */
export const pressedKey = 'asore:menu-pressed'

/** How many sections a phone's bar has beside "More". */
export const mostInBar = 4
