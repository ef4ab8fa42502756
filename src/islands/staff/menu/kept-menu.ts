/* Keys under which this device keeps what the menu of the workspace shows. Logging out clears all of them. */

/** The answer of GET me/workspace/, with the username of whom it is. */
export const workspaceKey = 'asore:workspace'

/** The addresses in a phone's bar, as the person has chosen them. */
export const barKey = 'asore:bar'

/** How far the menu is scrolled, in pixels, in this tab. */
export const scrollKey = 'asore:menu-scroll'

/** Set by a press in the menu, so that the heading of the next page gets the focus. */
export const pressedKey = 'asore:menu-pressed'

/** How many sections a phone's bar has beside "More". */
export const mostInBar = 4

/** The event of a page that has changed what waits. */
export const waitingEvent = 'asore:waiting'
