/** What the contact's subject may hold. */
export const subjectLimit = 200

/**
 * Writes the subject that a link to this page names (`/contact?subject=Youth`) into its field. Somebody who loads the
 * page again keeps what they have made of it.
 */
export function fillSubject(field: HTMLInputElement): void {
  const subject = new URLSearchParams(location.search).get('subject')?.trim().slice(0, subjectLimit)
  if (subject && (field.value === '' || isNewVisit())) field.value = subject
}

function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate'
}
