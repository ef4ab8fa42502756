import {
  type BoundFunctions,
  type ByRoleMatcher,
  fireEvent,
  isInaccessible,
  type queries,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/* What a person does on a page, and sees there. Each waits for what it needs. `where` is a part of the page: `within(element)`. */

type Where = BoundFunctions<typeof queries>
type Name = string | RegExp

/** The field with this label; a text may be a part of the label, which often has a hint beside the name. */
export async function field(label: Name, where: Where = screen): Promise<HTMLElement> {
  const exact = where.queryAllByLabelText(label)
  if (exact.length === 1) return exact[0] as HTMLElement
  return where.findByLabelText(label, { exact: false })
}

/**
 * Waits for the one element of this role and name that people and their screen readers find. Testing Library itself would compute the styles of
 * every element of the page, which takes seconds on a large one.
 */
export const byRole = (role: ByRoleMatcher, name?: Name, where: Where = screen): Promise<HTMLElement> =>
  waitFor(() => {
    const all = where.getAllByRole(role, { ...(name !== undefined && { name }), hidden: true })
    const [first, ...others] = all.filter((element) => !isInaccessible(element))
    if (!first || others.length > 0)
      throw new Error(`The page shows ${others.length + (first ? 1 : 0)} of the role ${role}: ${name}`)
    return first
  })

export const button = (name: Name, where?: Where): Promise<HTMLElement> => byRole('button', name, where)

export const region = (name: Name, where?: Where): Promise<HTMLElement> => byRole('region', name, where)

/** Presses a button once it is enabled. */
export async function press(name: Name, where?: Where): Promise<void> {
  await click(await button(name, where))
}

export async function click(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toBeEnabled())
  await userEvent.click(element)
}

/** Puts a text in place of what a field has. */
export async function fill(label: Name, text: string, where?: Where): Promise<void> {
  await fillIn(await field(label, where), text)
}

export async function fillIn(element: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(element).toBeEnabled())
  element.focus()
  fireEvent.input(element, { target: { value: text } })
  fireEvent.change(element)
}

/** Chooses an option of a list by its text or value. */
export async function choose(label: Name, option: string, where?: Where): Promise<void> {
  const list = await field(label, where)
  await waitFor(() => expect(list).toBeEnabled())
  await userEvent.selectOptions(list, option)
}

/** Ticks a box, or takes one of several choices. */
export async function tick(
  role: 'checkbox' | 'radio' | 'switch',
  name: Name,
  where: Where = screen,
): Promise<void> {
  await click(await byRole(role, name, where))
}

/** Picks a file in a field, whatever the field accepts, as a person can. */
export async function pick(label: Name, file: File, where?: Where): Promise<void> {
  await userEvent.upload(await field(label, where), file, { applyAccept: false })
}

/** Waits until exactly one element shows the text, or a text with this part. */
export const sees = (text: Name, where: Where = screen): Promise<HTMLElement> =>
  waitFor(() => {
    const element = where.getByText(text, { exact: false })
    expect(element).toBeVisible()
    return element
  })

/** Waits until nothing shows the text. */
export const seesNo = (text: Name, where: Where = screen): Promise<void> =>
  waitFor(() => expect(where.queryAllByText(text, { exact: false })).toEqual([]))

/** A dialog, by its title when another is open as well. */
export const dialog = async (name?: Name) => within(await byRole('dialog', name))

/** A row of a table with these words. */
export async function row(words: Name): Promise<Where> {
  return within(await rowElement(words))
}

export const rowElement = (words: Name): Promise<HTMLElement> =>
  waitFor(() => {
    const [element, ...others] = rowsWith(words)
    if (!element || others.length > 0)
      throw new Error(`${others.length + (element ? 1 : 0)} rows have ${words}`)
    return element
  })

/** The rows with these words that are shown now. */
export const rowsWith = (words: Name): HTMLElement[] =>
  screen
    .queryAllByRole('row')
    .filter(({ textContent: text }) =>
      typeof words === 'string' ? text.toLowerCase().includes(words.toLowerCase()) : words.test(text),
    )

/** Types in a search field, which has no label but a placeholder. */
export const search = async (placeholder: string, words: string): Promise<void> =>
  fillIn(await screen.findByPlaceholderText(placeholder), words)

/** Waits until no row has these words. */
export const noRow = (words: Name): Promise<void> => waitFor(() => expect(rowsWith(words)).toEqual([]))

/** Waits until the one row with these words shows a text, too. */
export const rowSays = (words: Name, text: string): Promise<void> =>
  waitFor(async () => expect(await rowElement(words)).toHaveTextContent(text))

/** Waits until the open dialog shows a text. */
export const dialogSays = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(document.querySelector('dialog[open]')).toHaveTextContent(text))

export const noDialog = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
