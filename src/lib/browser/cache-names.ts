/*
 * The caches of the service worker in Cache Storage: names that the worker and the pages share (docs/decisions/browser.md#service-worker). Everything
 * but the assets and the shell is deleted when the person changes.
 */

/** Pages that were read, as the server sent them. None has personal data in its HTML. */
export const pagesCache = 'asore-pages'
/** Answers of the API for the signed-in account, each with its id in the key. */
export const listsCache = 'asore-lists'
/** Pictures of the church: no photographs of members. */
export const picturesCache = 'asore-pictures'
/** Scripts and styles; their names contain a hash of their content. */
export const assetsCache = 'asore-assets'

/** Sounds of sermons that a person has chosen to keep. They are public, and cost money: they stay when the person changes. */
export const soundsCache = 'asore-sounds'

/** The slides of the screen in the hall, which a code opened: they stay when the person changes. */
export const screenCache = 'asore-screen'

/** The slides of who controls a presentation. */
export const projectionCache = 'asore-projection'

/** Deleted when a person signs out, and when another one signs in. */
export const personalCaches = [pagesCache, listsCache, picturesCache, projectionCache] as const
