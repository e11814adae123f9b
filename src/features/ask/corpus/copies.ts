// The copy that the pages show, in both languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copy as accountEn } from '#content/en/account/account.ts'
import { copy as createAccountEn } from '#content/en/account/create-account.ts'
import { copy as forgotPasswordEn } from '#content/en/account/forgot-password.ts'
import { copy as loginEn } from '#content/en/account/login.ts'
import { copy as courseEn } from '#content/en/courses/course.ts'
import { copy as coursesEn } from '#content/en/courses/courses.ts'
import { copy as scheduleEn } from '#content/en/courses/schedule.ts'
import { clipTitles as clipTitlesEn } from '#content/en/media/clip-titles.ts'
import { menu as menuEn } from '#content/en/menu.ts'
import { copy as registerEn } from '#content/en/registration/register.ts'
import { copy as aboutEn } from '#content/en/site/about.ts'
import { articleHeads as articleHeadsEn } from '#content/en/site/article-heads.ts'
import { articleTexts as articleTextsEn } from '#content/en/site/articles.ts'
import { copy as contactEn } from '#content/en/site/contact.ts'
import { copy as facultyEn } from '#content/en/site/faculty.ts'
import { copy as facultyMemberEn } from '#content/en/site/faculty-member.ts'
import { copy as faqsEn } from '#content/en/site/faqs.ts'
import { copy as fridgeEn } from '#content/en/site/fridge.ts'
import { copy as homeEn } from '#content/en/site/home-lower-half.ts'
import { copy as middleEastAfricaEn } from '#content/en/site/middle-east-africa.ts'
import { copy as privacyEn } from '#content/en/site/privacy.ts'
import { copy as resourcesEn } from '#content/en/site/resources.ts'
import { copy as termsEn } from '#content/en/site/terms.ts'
import { copy as accountEs } from '#content/es/account/account.ts'
import { copy as createAccountEs } from '#content/es/account/create-account.ts'
import { copy as forgotPasswordEs } from '#content/es/account/forgot-password.ts'
import { copy as loginEs } from '#content/es/account/login.ts'
import { copy as courseEs } from '#content/es/courses/course.ts'
import { copy as coursesEs } from '#content/es/courses/courses.ts'
import { copy as scheduleEs } from '#content/es/courses/schedule.ts'
import { clipTitles as clipTitlesEs } from '#content/es/media/clip-titles.ts'
import { menu as menuEs } from '#content/es/menu.ts'
import { copy as registerEs } from '#content/es/registration/register.ts'
import { copy as aboutEs } from '#content/es/site/about.ts'
import { articleHeads as articleHeadsEs } from '#content/es/site/article-heads.ts'
import { articleTexts as articleTextsEs } from '#content/es/site/articles.ts'
import { copy as contactEs } from '#content/es/site/contact.ts'
import { copy as facultyEs } from '#content/es/site/faculty.ts'
import { copy as facultyMemberEs } from '#content/es/site/faculty-member.ts'
import { copy as faqsEs } from '#content/es/site/faqs.ts'
import { copy as fridgeEs } from '#content/es/site/fridge.ts'
import { copy as homeEs } from '#content/es/site/home-lower-half.ts'
import { copy as middleEastAfricaEs } from '#content/es/site/middle-east-africa.ts'
import { copy as privacyEs } from '#content/es/site/privacy.ts'
import { copy as resourcesEs } from '#content/es/site/resources.ts'
import { copy as termsEs } from '#content/es/site/terms.ts'
import { captionsOf } from '#content/media/clip-files.ts'
import type { ClipId } from '#content/media/clips.ts'
import { type Cue, parseCues } from '#content/media/parse-cues.ts'
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
