import { useRef, useState } from 'react'
import type { FieldErrors } from '../../../../components/form/useForm.ts'
import { findPageAt } from '../../../../lib/api/website/page-content.ts'
import { PagePath } from '../../../../lib/contract/pagination.ts'
import { isOfSite } from '../../../../lib/contract/website/page-editing.ts'
import { isSitePath } from '../../../../lib/site/site-pages.ts'
import { pathOfTyped, slugOf } from '../../../../lib/text/slug.ts'
import { listPageWords } from './messages.ts'

/** Milliseconds after the last key until the server is asked whether the address is free. */
const debounce = 400

/** The address of a page: made from its title until somebody writes another one, and checked as it is typed. */
export function useAddress(own = '') {
  const input = useRef<HTMLInputElement>(null)
  const made = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [wrong, setWrong] = useState('')

  function check(path: string): void {
    clearTimeout(timer.current)
    const fault = path === '' || path === own ? '' : faultOf(path)
    setWrong(fault)
    if (fault || path === '' || path === own) return
    timer.current = setTimeout(async () => {
      // Without an answer the server says it when the form is sent.
      const taken = await findPageAt(path).catch(() => undefined)
      if (taken !== undefined && input.current?.value === path) setWrong(listPageWords.anotherPageHasThis)
    }, debounce)
  }

  function follow(title: string): void {
    const { current } = input
    if (!current || (current.value !== '' && current.value !== made.current)) return
    const slug = slugOf(title)
    made.current = slug && `/${slug}`
    current.value = made.current
    check(made.current)
  }

  const field = {
    ref: input,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => check(currentTarget.value),
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const typed = currentTarget.value.trim()
      if (!typed || currentTarget.readOnly) return
      currentTarget.value = pathOfTyped(typed)
      check(currentTarget.value)
    },
  }
  const errorsWith = (errors: FieldErrors): FieldErrors => (wrong ? { ...errors, path: [wrong] } : errors)
  return { field, follow, errorsWith }
}

function faultOf(path: string): string {
  const read = PagePath.safeParse(path)
  if (!read.success) return read.error.issues[0]?.message ?? ''
  return isOfSite(path) && !isSitePath(path) ? listPageWords.pathIsAddressOf({ path }) : ''
}
