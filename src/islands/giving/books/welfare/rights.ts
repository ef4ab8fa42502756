/** What the user may do in the welfare fund. */
export type BookRights = { isTreasurer: boolean; isSignatory: boolean }
