/** The stand-in's own key: it opens nothing but the stand-in. */
export const standInKey = 'sk_test_of_the_stand_in'
