import type { Page } from '@playwright/test'

/** The prayer requests or testimonies that a page shows. */
export const cards = (page: Page) => page.getByRole('main').locator('ul > li.card')

export const card = (page: Page, title: string) => cards(page).filter({ hasText: title })
