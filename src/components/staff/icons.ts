/** One stroke each on a grid of 24 units, as the symbols are. A section's name always stands beside its icon. */
export const icons = {
  overview: 'M4 4h7v9H4ZM13 4h7v5h-7ZM13 11h7v9h-7ZM4 15h7v5H4Z',
  members:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.4c2.1.9 3.5 2.9 3.5 5.6',
  fellowships:
    'M11.4 14H11.5A3.5 3.5 0 0 0 15 10.5V8.5A3.5 3.5 0 0 0 11.5 5H6A3.5 3.5 0 0 0 2.5 8.5V10.5A3.5 3.5 0 0 0 6 14H6.6M12.6 10H12.5A3.5 3.5 0 0 0 9 13.5V15.5A3.5 3.5 0 0 0 12.5 19H18A3.5 3.5 0 0 0 21.5 15.5V13.5A3.5 3.5 0 0 0 18 10H17.4',
  events: 'M4 6h16v14H4ZM4 10.5h16M8 3.5V8M16 3.5V8M8 14.5h3',
  sermons: 'M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  prayers:
    'M12 9.2V5.6M12 14.8v3.6M9.2 12H5.6M14.8 12h3.6M7.2 2.9C7.6 5 9.4 5.6 12 5.6 14.6 5.6 16.4 5 16.8 2.9M7.2 21.1C7.6 19 9.4 18.4 12 18.4 14.6 18.4 16.4 19 16.8 21.1M2.9 7.2C5 7.6 5.6 9.4 5.6 12 5.6 14.6 5 16.4 2.9 16.8M21.1 7.2C19 7.6 18.4 9.4 18.4 12 18.4 14.6 19 16.4 21.1 16.8M12 9.2 14.8 12 12 14.8 9.2 12Z',
  testimonies: 'M4 5h16v11h-8l-4.5 4v-4H4ZM8 9h8M8 12h5',
  messages: 'M3.5 6h17v12h-17ZM3.5 7l8.5 6.5L20.5 7',
  announcements: 'M4 10v4h3l7 4.5v-13L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6',
  services: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  logs: 'M5 3.5h10l4 4v13H5ZM8.5 11h7M8.5 14.5h7M8.5 7.5h3',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  live: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM7 7a7 7 0 0 0 0 10M17 7a7 7 0 0 1 0 10',
} as const

export type IconName = keyof typeof icons
