import type { Page } from '@playwright/test'

export const share = (page: Page) => page.getByRole('button', { name: 'Share testimony' })

/** A row of the list call, for cases that the sample data lacks. */
export const told = (more: object) => ({
  id: 900,
  title: 'Told',
  category: 'healing',
  content: 'Words',
  user_name: 'Esi',
  likes: 4,
  image: null,
  video: null,
  verified: false,
  created_at: '2026-11-01T09:00:00Z',
  ...more,
})
