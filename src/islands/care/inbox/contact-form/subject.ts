/** Maximum length of the subject, in characters. */
export const subjectLimit = 200

/** Fills in the subject from the URL (`/contact?subject=Youth`). After a reload the user's own edit of it stays. */
export function fillSubject(field: HTMLInputElement): void {
  const subject = new URLSearchParams(location.search).get('subject')?.trim().slice(0, subjectLimit)
  if (subject && (field.value === '' || isNewVisit())) field.value = subject
}

function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate'
}
