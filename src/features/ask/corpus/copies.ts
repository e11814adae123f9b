// The copy that the pages show, in both languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { captionsOf } from '#content/clip-files.ts'
import type { ClipId } from '#content/clips.ts'
import { copy as aboutEn } from '#content/en/about.ts'
import { copy as accountEn } from '#content/en/account.ts'
import { articleHeads as articleHeadsEn } from '#content/en/article-heads.ts'
import { articleTexts as articleTextsEn } from '#content/en/articles.ts'
import { clipTitles as clipTitlesEn } from '#content/en/clip-titles.ts'
import { copy as contactEn } from '#content/en/contact.ts'
import { copy as courseEn } from '#content/en/course.ts'
import { copy as coursesEn } from '#content/en/courses.ts'
import { copy as createAccountEn } from '#content/en/create-account.ts'
import { copy as facultyEn } from '#content/en/faculty.ts'
import { copy as facultyMemberEn } from '#content/en/faculty-member.ts'
import { copy as faqsEn } from '#content/en/faqs.ts'
import { copy as forgotPasswordEn } from '#content/en/forgot-password.ts'
import { copy as fridgeEn } from '#content/en/fridge.ts'
import { copy as homeEn } from '#content/en/home-lower-half.ts'
import { copy as loginEn } from '#content/en/login.ts'
import { menu as menuEn } from '#content/en/menu.ts'
import { copy as middleEastAfricaEn } from '#content/en/middle-east-africa.ts'
import { copy as privacyEn } from '#content/en/privacy.ts'
import { copy as registerEn } from '#content/en/register.ts'
import { copy as resourcesEn } from '#content/en/resources.ts'
import { copy as scheduleEn } from '#content/en/schedule.ts'
import { copy as termsEn } from '#content/en/terms.ts'
import { copy as aboutEs } from '#content/es/about.ts'
import { copy as accountEs } from '#content/es/account.ts'
import { articleHeads as articleHeadsEs } from '#content/es/article-heads.ts'
import { articleTexts as articleTextsEs } from '#content/es/articles.ts'
import { clipTitles as clipTitlesEs } from '#content/es/clip-titles.ts'
import { copy as contactEs } from '#content/es/contact.ts'
import { copy as courseEs } from '#content/es/course.ts'
import { copy as coursesEs } from '#content/es/courses.ts'
import { copy as createAccountEs } from '#content/es/create-account.ts'
import { copy as facultyEs } from '#content/es/faculty.ts'
import { copy as facultyMemberEs } from '#content/es/faculty-member.ts'
import { copy as faqsEs } from '#content/es/faqs.ts'
import { copy as forgotPasswordEs } from '#content/es/forgot-password.ts'
import { copy as fridgeEs } from '#content/es/fridge.ts'
import { copy as homeEs } from '#content/es/home-lower-half.ts'
import { copy as loginEs } from '#content/es/login.ts'
import { menu as menuEs } from '#content/es/menu.ts'
import { copy as middleEastAfricaEs } from '#content/es/middle-east-africa.ts'
import { copy as privacyEs } from '#content/es/privacy.ts'
import { copy as registerEs } from '#content/es/register.ts'
import { copy as resourcesEs } from '#content/es/resources.ts'
import { copy as scheduleEs } from '#content/es/schedule.ts'
import { copy as termsEs } from '#content/es/terms.ts'
import { type Cue, parseCues } from '#content/parse-cues.ts'
import type { Language } from '#domain/people/language.ts'
import { publicFolder } from '#platform/http/built-site.ts'

const en = {
  about: aboutEn,
  account: accountEn,
  articleHeads: articleHeadsEn,
  articleTexts: articleTextsEn,
  clipTitles: clipTitlesEn,
  contact: contactEn,
  course: courseEn,
  courses: coursesEn,
  createAccount: createAccountEn,
  faculty: facultyEn,
  facultyMember: facultyMemberEn,
  faqs: faqsEn,
  forgotPassword: forgotPasswordEn,
  fridge: fridgeEn,
  home: homeEn,
  login: loginEn,
  menu: menuEn,
  middleEastAfrica: middleEastAfricaEn,
  privacy: privacyEn,
  register: registerEn,
  resources: resourcesEn,
  schedule: scheduleEn,
  terms: termsEn,
}
export type Copies = typeof en

export const copies: Record<Language, Copies> = {
  en,
  es: {
    about: aboutEs,
    account: accountEs,
    articleHeads: articleHeadsEs,
    articleTexts: articleTextsEs,
    clipTitles: clipTitlesEs,
    contact: contactEs,
    course: courseEs,
    courses: coursesEs,
    createAccount: createAccountEs,
    faculty: facultyEs,
    facultyMember: facultyMemberEs,
    faqs: faqsEs,
    forgotPassword: forgotPasswordEs,
    fridge: fridgeEs,
    home: homeEs,
    login: loginEs,
    menu: { ...menuEn, ...menuEs },
    middleEastAfrica: middleEastAfricaEs,
    privacy: privacyEs,
    register: registerEs,
    resources: resourcesEs,
    schedule: scheduleEs,
    terms: termsEs,
  },
}

/** The steps of a clip, from its captions. */
export function stepsOf(clip: ClipId, language: Language): Cue[] {
  return parseCues(readFileSync(join(publicFolder, captionsOf(clip, language)), 'utf8'))
}
