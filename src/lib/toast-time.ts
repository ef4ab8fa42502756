/** Display time of a toast (spec 1 §9). */
export const toastMilliseconds = 3000
