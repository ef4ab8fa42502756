/** Has the focus when the choice of what is on and an open check-in session replace each other. */
export const findSection = () => document.querySelector<HTMLElement>('.staff-main')
