import { readsStorage, watchesStorage } from './head-storage.ts'
import { sessionKeys } from './session-keys.ts'
import type { Role } from './session-storage.ts'

/*
 * Scripts for the head of a page, run before the first paint. They are strings, because the page inlines them and its CSP
 * lists their hashes. They read the same keys as stores/session.ts, which loads later.
 */

const signedIn = `${readsStorage}const signedIn=()=>!!(kept('${sessionKeys.access}')&&kept('${sessionKeys.refresh}'));`
const user = `const user=()=>{try{return JSON.parse(kept('${sessionKeys.user}'))||{}}catch{return{}}};`
const leave = `const leave=(to)=>{document.documentElement.hidden=true;location.replace(to)};`

/** The dashboard of each staff role; all other roles use the member dashboard (docs/decisions/0014). */
const dashboards = {
  admin: '/super-admin',
  media: '/media-dashboard',
  fellowship_leader: '/fellowship-leader',
} satisfies Partial<Record<Role, string>>

/** Marks `<html>` as signed in, so that the header shows the right state from the first paint. */
export const markSession = `{${signedIn}if(signedIn())document.documentElement.dataset.session='in'}`

/**
 * Access guard of a page: redirects to /login (with `next`) without both tokens, and to /dashboard with a role that is not in
 * `roles` (spec 1 §2). Runs again when the session changes and when Back restores the page. A stored user that cannot be
 * parsed has no role yet: the header loads the user, and the guard runs again after that.
 */
export function guard(roles?: readonly Role[]): string {
  const staff = roles
    ? `else if(user().username&&!${JSON.stringify(roles)}.includes(user().role||'user'))leave('/dashboard')`
    : ''
  return `{${signedIn}${roles ? user : ''}${leave}const look=()=>{if(!signedIn())leave('/login?next='+encodeURIComponent(location.pathname+location.search+location.hash));${staff}};look();${watchesStorage('look')};addEventListener('pageshow',look)}`
}

/** On the member dashboard, after the guard: redirects staff to their own (docs/decisions/0014) once their role is known. */
export const toOwnDashboard = `{${signedIn}${user}${leave}const look=()=>{const own=new Map(${JSON.stringify(Object.entries(dashboards))}).get(user().role);if(own&&signedIn())leave(own)};look();if(!user().username)${watchesStorage('look')}}`

/** On /login: redirects a signed-in user to /dashboard, or to /complete-profile if the profile is incomplete (spec 1 §2). */
export const signedInAlready = `{${signedIn}${user}${leave}const look=()=>{if(signedIn())leave(user().username&&user().profileComplete!==true?'/complete-profile':'/dashboard')};look();addEventListener('pageshow',(event)=>{if(event.persisted)look()})}`
