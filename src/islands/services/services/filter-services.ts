import { serviceWords } from '../../../components/site/cards/messages.ts'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Shows the services of the chosen day and language, and says so in the address. */
export function filter(form: HTMLFormElement): void {
  const chosen = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const query = new URLSearchParams(chosen)
  const [day, language] = [query.get('day'), query.get('language')]
  let count = 0
  for (const section of all('[data-day]')) {
    const isDay = !day || section.dataset['day'] === day
    let shown = 0
    for (const service of section.querySelectorAll<HTMLElement>('li.service-time')) {
      service.hidden = language !== null && !service.dataset['languages']?.split('|').includes(language)
      if (isDay && !service.hidden) shown += 1
    }
    section.hidden = shown === 0
    count += shown
  }
  for (const place of all('[data-count]')) place.textContent = serviceWords.count({ count })
  for (const empty of all('[data-none]')) empty.hidden = count > 0
  history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname)
}
