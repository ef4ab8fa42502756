/** Has the focus when the choice of what is on and an open sitting replace each other. */
export const findSection = () => document.querySelector<HTMLElement>('.staff-main')
