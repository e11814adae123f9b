const codes = (count: number) => (count === 1 ? '1 code is left' : `${count} codes are left`)

export const nameCopy = {
  label: 'Name',
  change: 'Change…',
  title: 'Change your name',
  happens: [
    { title: 'Colleagues and the record show the new name', note: 'Also at entries from before.' },
    { title: 'The record says that you changed it' },
  ],
  missing: 'Type your name',
  submit: 'Change the name',
  leave: 'Keep it',
  done: (name: string) => `You are ${name} now.`,
}

export const youCopy = {
  passkeys: 'Passkeys',
  passkeysNote: 'Touch ID, Face ID, a phone or a security key',
  made: (when: string) => `created ${when}`,
  used: (when: string) => `last used ${when}`,
  notUsed: 'not used yet',
  addPasskey: 'Add a passkey…',
  remove: 'Remove…',
  lastPasskey: 'The last one stays.',
  app: 'Authenticator app',
  appNote: 'Six digits when no passkey is at hand',
  appSince: (when: string) => `Added ${when}.`,
  noApp: 'No app was added.',
  addApp: 'Add an app…',
  replaceApp: 'Replace it…',
  codes: 'Recovery codes',
  codesNote: 'Each works once',
  codesLeft: (count: number) =>
    count === 0 ? 'There are none. Make ten and keep them on paper.' : `${codes(count)}.`,
  makeCodes: 'Make ten codes…',
  sessions: 'Your sessions',
  secondWay: 'You have one way to sign in.',
  secondWayNote:
    'If this device is lost, only an owner can let you in again. Add a second passkey, an app or codes.',
}

export const addPasskeyCopy = {
  title: 'Add a passkey',
  name: 'Name of the device',
  nameHint: 'So that you know which one to remove later, such as “Office phone”.',
  missing: 'Type a name for the device',
  happens: [
    { title: 'Your browser asks for the device', note: 'A phone can be reached with a QR code.' },
    { title: 'You can sign in with it from then on' },
  ],
  submit: 'Create the passkey',
  leave: 'Add nothing',
  done: (name: string) => `${name} can sign in now.`,
}

export const removePasskeyCopy = {
  title: (name: string) => `Remove ${name}`,
  happens: [
    {
      title: 'The passkey stops working',
      note: 'Open sessions go on. End them below if the device was lost.',
    },
  ],
  submit: 'Remove the passkey',
  leave: 'Keep it',
  done: (name: string) => `${name} was removed.`,
}

export const appCopy = {
  title: 'Add an authenticator app',
  scan: 'Scan this with the app',
  qr: 'QR code for the authenticator app',
  secret: 'Or type this secret',
  code: 'Six digits that the app shows',
  missing: 'Type the six digits',
  submit: 'Add the app',
  leave: 'Add nothing',
  happens: [
    { title: 'You can sign in with your email and six digits' },
    { title: 'An app that you added before stops working' },
  ],
  done: 'The app was added.',
  removeTitle: 'Remove the app',
  removeHappens: [{ title: 'Its codes stop working' }],
  removeSubmit: 'Remove the app',
  removeLeave: 'Keep the app',
  removed: 'The app was removed.',
}

export const codesCopy = {
  title: 'Recovery codes',
  happens: (left: number) => [
    { title: 'Ten new codes are shown once', note: 'Print them or store them safely.' },
    ...(left > 0 ? [{ title: `The earlier ones stop working`, note: `${codes(left)}.` }] : []),
  ],
  lead: 'A code signs you in with your email when every device is lost.',
  submit: 'Make ten codes',
  leave: 'Make none',
  shownOnce: 'Shown only now. Each works once.',
  print: 'Print them',
  copy: 'Copy them',
  copied: 'The codes were copied.',
  close: 'I have kept them',
}
