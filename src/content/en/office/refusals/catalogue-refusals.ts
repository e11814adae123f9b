// Why a change of courses, prices and words is refused.
export const catalogueRefusals = {
  course_id: ({ id }: { id: string }) =>
    `"${id}" cannot be the id of a course. Write small letters and digits, such as module5.`,
  course_slug: ({ slug }: { slug: string }) => `Another page has the address /courses/${slug}.`,
  course_unsold: ({ id }: { id: string }) => `There is no course ${id}, or it was retired.`,
  entry_kind_unknown: ({ kind }: { kind: string }) => `There is nothing to edit under "${kind}".`,
  entry_last_version: 'Nothing else was ever published here, so this cannot be taken back.',
  entry_no_draft: 'There is no draft.',
  entry_no_version: 'There is no such version, or it was taken back already.',
  entry_of_release: 'This version came with the site and cannot be taken back. Publish another one.',
  entry_time_past: 'Choose a time in the future, or publish at once.',
  words_file: 'This is not a file that words export wrote.',
  words_language: ({ language }: { language: string }) =>
    `"${language}" is not a language of the site. Use en or es.`,
  words_text: ({ at, rule }: { at: string; rule: string }) => `${at} ${rule}. Nothing was changed.`,
  words_unknown: ({ at }: { at: string }) => `There is no text "${at}". Nothing was changed.`,
  picture_broken: 'This picture is damaged. Export it again and try that file.',
  picture_large: 'A picture has at most 10 MB and 40 megapixels.',
  picture_small: ({ least }: { least: number }) =>
    `This picture is too small. It needs at least ${least} pixels in width.`,
  picture_shape:
    'The longer side of a picture is at most ten times the shorter one. Crop it and try that file.',
  picture_slow: 'This picture takes too long to encode. Export it again as a JPEG and try that file.',
  picture_store: 'The store of pictures did not take the picture. Nothing was changed. Try again.',
  picture_type: 'This is not a JPEG, PNG, WebP or AVIF picture.',
  entry_unknown: ({ kind, key }: { kind: string; key: string }) => `There is no ${kind} "${key}".`,
}
