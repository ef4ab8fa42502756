/** Storage keys of the session (spec 1 §3, §9). In a file of their own, because every page loads them. */
export const sessionKeys = {
  access: 'access_token',
  refresh: 'refresh_token',
  user: 'user',
  profileImage: 'profileImage',
} as const
