/* Storage keys of the session (spec 1 §3, §9). In a file of their own, because every page loads them. */

export const accessKey = 'access_token'
export const refreshKey = 'refresh_token'
export const userKey = 'user'
export const profileImageKey = 'profileImage'

/** The storage key of what was chosen last in quick find, which may name people: here, since every page has these keys loaded. */
export const recentFindsKey = 'asore:found'
