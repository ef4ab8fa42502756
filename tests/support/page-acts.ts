import { type BoundFunctions, fireEvent, type queries, screen, waitFor } from '@testing-library/react'
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

export const button = (name: Name, where: Where = screen): Promise<HTMLElement> =>
  where.findByRole('button', { name })

export const region = (name: Name, where: Where = screen): Promise<HTMLElement> =>
  where.findByRole('region', { name })

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
export async function tick(role: 'checkbox' | 'radio' | 'switch', name: Name, where: Where = screen): Promise<void> {
  await click(await where.findByRole(role, { name }))
}

/** Picks a file in a field, whatever the field accepts, as a person can. */
export async function pick(label: Name, file: File, where?: Where): Promise<void> {
  await userEvent.upload(await field(label, where), file, { applyAccept: false })
}

/** Waits until exactly one element shows the text, or a text with this part. */
export async function sees(text: Name, where: Where = screen): Promise<HTMLElement> {
  const found = await where.findByText(text, { exact: false })
  expect(found).toBeVisible()
  return found
}

/** Waits until nothing shows the text. */
export const seesNo = (text: Name, where: Where = screen): Promise<void> =>
  waitFor(() => expect(where.queryAllByText(text, { exact: false })).toEqual([]))
