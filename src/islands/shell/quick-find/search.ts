import { findWords } from '../messages.ts'
import { type Answer, ask, stopAsking } from './ask.ts'
import { type Hit, matching, unique } from './hit.ts'
import { makeDialog } from './make-dialog.ts'
import { recentHits, rememberHit } from './recent.ts'
import { makeResults } from './results.ts'

/** The most that is offered before anything is typed, and the most that is found without the server. */
const mostOffered = 6

/** More than the server finds. */
const mostKept = 50

/** What the server looks for has a word of two letters. */
const isLong = (typed: string) => /[\p{L}\p{N}]{2}/u.test(typed)

const searchOfSite = (typed: string): Hit => ({
  group: findWords.wholeSite,
  title: findWords.searchSite({ typed }),
  href: `/search?q=${encodeURIComponent(typed)}`,
})

/** A dialog that searches `known` and what the server finds. `offer` adds what was loaded meanwhile. */
export function startSearch(known: readonly Hit[]): {
  dialog: HTMLDialogElement
  offer: (hits: Hit[]) => void
} {
  const { dialog, field, body, status } = makeDialog()
  const results = makeResults(field, choose)
  body.append(results.list)
  let answer: Answer
  let before: Hit[] = []
  let local = known

  function choose(hit: Hit, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (!hit.href.startsWith('/search?')) rememberHit(hit)
    if (!ctrlKey && !metaKey && !shiftKey) dialog.close()
  }

  function show(isSame: boolean): void {
    const typed = field.value.trim()
    const offered = unique([...recentHits(), ...unique(local).slice(0, mostOffered)])
    const hits = unique([...matching(local, typed, mostOffered), ...(answer?.hits ?? before)])
    results.show(typed ? [...hits, searchOfSite(typed)] : offered, { first: typed !== '', isSame })
    say(typed, hits.length)
  }

  function say(typed: string, count: number): void {
    const words =
      !answer && isLong(typed) ? findWords.searching : `${countWords(count)} ${answer?.trouble ?? ''}`.trim()
    // The same words again would be read out again.
    if (status.textContent !== words) status.textContent = typed && words
  }

  async function search(): Promise<void> {
    const typed = field.value.trim()
    // What was found before stays as far as it has the new words, too, until the server answers.
    before = matching(answer?.hits ?? before, typed, mostKept)
    answer = undefined
    show(false)
    if (!isLong(typed)) return stopAsking()
    const serverAnswer = await ask(typed)
    if (!serverAnswer) return
    answer = serverAnswer
    show(true)
  }

  function press(event: KeyboardEvent): void {
    const { key, altKey, isComposing } = event
    if (altKey || isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') results.move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter') enter()
    else {
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) results.leave()
      return
    }
    event.preventDefault()
  }

  function enter(): void {
    const typed = field.value.trim()
    const option = results.active()
    if (option) option.click()
    else if (typed) location.assign(searchOfSite(typed).href)
  }

  field.addEventListener('input', () => void search())
  field.addEventListener('keydown', press)
  dialog.addEventListener('close', () => {
    stopAsking()
    dialog.remove()
  })
  show(false)
  return {
    dialog,
    offer(hits) {
      local = unique([...hits, ...known])
      show(true)
    },
  }
}

const countWords = (count: number) => (count === 0 ? findWords.nothing : findWords.found({ most: count }))
