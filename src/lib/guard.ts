import { readsStorage, watchesStorage } from './head-storage.ts'
import { sessionKeys } from './session-keys.ts'
import type { Role } from './session-storage.ts'

/*
 * Scripts for the head of a page, run before the first paint. They are strings, because the page carries them inline and its
 * policy names them by their hash. They read the same keys as stores/session.ts, which comes later.
 */

const signedIn = `${readsStorage}const signedIn=()=>!!(kept('${sessionKeys.access}')&&kept('${sessionKeys.refresh}'));`
const user = `const user=()=>{try{return JSON.parse(kept('${sessionKeys.user}'))||{}}catch{return{}}};`
const leave = `const leave=(to)=>{document.documentElement.hidden=true;location.replace(to)};`

/** Where a role's own dashboard is; everybody else's is the member dashboard (docs/decisions/0014). */
const dashboards = {
  admin: '/super-admin',
  media: '/media-dashboard',
  fellowship_leader: '/fellowship-leader',
} satisfies Partial<Record<Role, string>>

/** Says on `<html>` that somebody is signed in, so that the header's right half shows from the first paint. */
export const markSession = `{${signedIn}if(signedIn())document.documentElement.dataset.session='in'}`

/**
 * The guard of a page: without both tokens to /login, with the way back; with a role that is not among `roles` to
 * /dashboard (spec 1 §2). It looks again whenever the session changes, and when Back restores the page. A stored user that
 * cannot be read has no role yet: the header asks for it, and the guard looks again when it has come.
 */
export function guard(roles?: readonly Role[]): string {
  const staff = roles
    ? `else if(user().username&&!${JSON.stringify(roles)}.includes(user().role||'user'))leave('/dashboard')`
    : ''
  return `{${signedIn}${roles ? user : ''}${leave}const look=()=>{if(!signedIn())leave('/login?next='+encodeURIComponent(location.pathname+location.search+location.hash));${staff}};look();${watchesStorage('look')};addEventListener('pageshow',look)}`
}

/** On the member dashboard, after the guard: staff go on to their own (docs/decisions/0014), as soon as their role is known. */
export const toOwnDashboard = `{${signedIn}${user}${leave}const look=()=>{const own=new Map(${JSON.stringify(Object.entries(dashboards))}).get(user().role);if(own&&signedIn())leave(own)};look();if(!user().username)${watchesStorage('look')}}`

/** On /login: who is signed in already goes to /dashboard, or first completes the profile (spec 1 §2). */
export const signedInAlready = `{${signedIn}${user}${leave}const look=()=>{if(signedIn())leave(user().username&&user().profileComplete!==true?'/complete-profile':'/dashboard')};look();addEventListener('pageshow',(event)=>{if(event.persisted)look()})}`
