/* Storage keys of the session (spec 1 §3, §9). In a file of their own, because every page loads them. */

export const accessKey = 'access_token'
export const refreshKey = 'refresh_token'
export const userKey = 'user'
export const profileImageKey = 'profileImage'
