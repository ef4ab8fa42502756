import { route } from '../../route.ts'
import { FavouriteChanges, Favourites } from '../../services/favourites.ts'

export const saveFavourites = route('PUT', 'users/me/keepsakes/', {
  summary: 'Keeps favourites and reminders for all my devices, and answers everything that I keep',
  body: FavouriteChanges,
  exact: Favourites,
})
