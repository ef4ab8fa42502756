/** The keys under which a browser keeps the session (spec 1 §3, §9). Alone in their file: every page has them. */
export const sessionKeys = {
  access: 'access_token',
  refresh: 'refresh_token',
  user: 'user',
  profileImage: 'profileImage',
} as const
