/** How long a toast stays (spec 1 §9). */
export const toastMilliseconds = 3000
