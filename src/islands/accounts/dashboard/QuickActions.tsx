import { isUsed } from '../../../lib/site/this-church.ts'
import { dashboardWords } from './messages.ts'
import { quickActions } from './quick-actions.ts'

/** Plain links with symbols from the page's SVG sprite. */
export function QuickActions() {
  return (
    <section className="card dashboard-card">
      <h2>{dashboardWords.quickActions}</h2>
      <ul className="quick-actions">
        {quickActions
          .filter(({ module }) => !module || isUsed(module))
          .map(({ href, name, symbol }) => (
            <li key={href}>
              <a className="quick-action" href={href}>
                <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
                  <use href={`#symbol-${symbol}`} />
                </svg>
                {name()}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
