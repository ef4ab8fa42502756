/** The two menus of the header (spec 1 §2, Top navigation). */
export const menus = [
  {
    id: 'worship',
    name: 'Worship',
    links: [
      ['/service-times', 'Service times'],
      ['/testimonies', 'Testimonies'],
      ['/sermons', 'Sermons'],
      ['/prayer-requests', 'Prayer requests'],
    ],
  },
  {
    id: 'connect',
    name: 'Connect',
    links: [
      ['/events', 'Events'],
      ['/fellowships', 'Fellowships'],
      ['/ministries', 'Ministries'],
      ['/contact', 'Contact'],
    ],
  },
] as const

/** Links in the avatar menu of a signed-in user, above Logout. */
export const accountLinks = [
  ['/dashboard', 'Dashboard'],
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
] as const
