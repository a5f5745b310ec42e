// What the server answers in words for programs is said in words for people.
import type { Words } from './wire'

/** How the keys of answers begin that people can do something about. */
const ANSWERS = /^(server|refused|record|play-undo)-/

/** What is about a file that somebody chose, and tells them what is wrong with it. */
const ABOUT_FILES = ['error-record', 'error-catalogue', 'error-dice-secret-kept']

/** Answers to requests that only a program can have sent, and what the host of a server has to do. */
const FOR_PROGRAMS = [
  'server-malformed',
  'server-invalid',
  'server-http',
  'server-bad-method',
  'server-too-many-headers',
  'server-no-such-step',
  'server-no-such-seat',
  'server-no-page',
  'server-only-watching',
  'server-only-this-machine',
  'record-other-cards',
]

const isForPeople = (key: string): boolean =>
  ABOUT_FILES.includes(key) || (ANSWERS.test(key) && !FOR_PROGRAMS.includes(key))

/** The text of a refusal, or a plain one where it is not for people. */
export const forPeople = (text: Words): Words => (isForPeople(text.key) ? text : { key: 'shell-not-done' })
