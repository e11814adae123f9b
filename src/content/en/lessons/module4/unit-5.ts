import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit5: UnitText = {
  title: 'The bridge',
  lessons: [
    {
      slug: 'impression-of-an-arch',
      title: 'The impression of an arch',
      minutes: 11,
      film: 'intraoral_scan',
      body: `For one crown an error of a tenth of a millimeter may pass. For a rigid bridge on several implants it
does not. The impression must be right, and it must be proved right.

## The conventional way
1. Screw open-tray copings onto the multi-unit abutments, and take radiographs of the joints.
2. Join them with a stiff, low-shrinkage resin or a metal bar. Cut and rejoin, so that shrinkage is small.
3. Take the impression with a stiff material in a custom tray.
4. Attach analogs without turning a coping. Pour in a low-expansion stone.

The rigid joint between the copings carries the accuracy. The material only holds it.

## The digital way
An intraoral scanner stitches many small pictures. On a long arch with movable gum and identical scan bodies, errors
add up from one end to the other. Techniques that help: scan bodies with different shapes, markers between them, dry
and still tissue, a fixed path. Photogrammetry records the positions of all implants at once, and is joined with a
scan of the gum.

Whichever you use, keep to the path that the maker describes. The scan of the provisional and of the bite is taken
in the same session.

![Jaw model with scan bodies in front of a laptop that shows the scan](figure:scan_body)

## Prove it
Have a **verification jig** made on the model, from plaster, stiff resin or metal. In the mouth use the one-screw
test, with radiographs. If it sits without a gap from both ends, the model is right. If it cracks or lifts, take the
impression again. An hour now saves a frame later.

## Transfer the rest
Send height, midline, smile line, the shape of the provisional and photographs. The provisional is the best record
you have. Screw it to the model, and let the laboratory copy it.`,
      checklist: [
        'I join the copings with a rigid material',
        'I know why long-arch scans lose accuracy',
        'I verify the model with a jig',
      ],
    },
    {
      slug: 'passive-fit',
      title: 'Passive fit: test it, then trust it',
      minutes: 10,
      body: `A bridge fits passively when it rests on all implants before any screw is tight. It cannot be seen
from above. It has to be tested, and the tests take minutes.

## Why it matters
Implants do not move. A bridge that is pulled down by its screws keeps the tension. Screws loosen, ceramic chips,
the frame cracks, and the gap at the joint collects bacteria. Nothing of this shows on the day of delivery.

Perfect passivity does not exist. What is meant is a fit so close that the parts stay within what they tolerate.

## The tests
1. **Finger pressure.** Press at one end, then the other. Nothing rocks, no bubbles appear at the margins.
2. **One screw.** Tighten the screw at one end. Look at the others with a probe and a radiograph, then repeat.
3. **Screw resistance.** Turn each screw in by hand until it stops. From first resistance to the end, a short turn.
4. **Radiograph** at right angles to each joint. Threads sharp, line closed.
5. **The patient.** Tension, pressure or pain is a finding, even when all else looks good.

Deep joints below the gum hide from the probe. Radiographs and screw resistance then decide.

## If it fails
Do not tighten further, and do not adjust the contact surfaces. First check for trapped gum, debris and a tight
contact. If the gap remains, mark the place, cut the frame there, join the parts in the mouth with stiff resin, and
return it. Or take a new impression, with the jig.

Frames milled from one block fit more exactly than cast ones. They still copy the error of the model.

## Trust it, and record it
Keep the radiographs of the try-in. They are the baseline for any later question about loose screws.`,
      checklist: [
        'I can carry out five tests in order',
        'I know what to check before I blame the frame',
        'I keep the radiographs of the try-in',
      ],
    },
    {
      slug: 'bridge-materials',
      title: 'Materials and what each one asks for',
      minutes: 10,
      body: `There is no best material for the arch. Each one asks for a certain space, breaks in its own way, and
is repaired with more or less effort.

## Three common kinds
- **Metal frame with acrylic**: forgiving, light, easy to repair. Teeth wear and break off over the years.
- **Zirconia in one piece**: strong, smooth, little wear. Heavy, hard to adjust, and if it cracks it is remade.
- **Metal frame with ceramic**: esthetic and proven. Costly, chips, and is demanding to repair.

Newer polymers and composites on a bar lie between the first two. Data are shorter.

![Clear lower jaw with four implants, two of them tilted, and a full-arch bridge above](figure:full_arch)

## Match it to the case
Ask about five things:

1. **Space.** Acrylic on metal needs the most, zirconia and ceramic less.
2. **Opposing jaw.** Against natural teeth or ceramic, polish decides wear. Against a denture, acrylic is gentle.
3. **Load.** Grinding asks for strength, even contacts and a guard.
4. **Repair.** Who will repair it in five years, where, and how fast?
5. **Budget**, including repair, and not only the first bill.

## Design rules for all
No sharp inner corners near the cylinders. Enough thickness behind the last implant, where most fractures start.
Convex toward the gum. Channels that leave through chewing surfaces. Titanium where the bridge meets the abutment,
since zirconia on titanium may wear the joint.

## Tell the patient
All bridges need repair at some time. Teeth chip, screws loosen, acrylic wears. Give a realistic period for each
material without a guarantee, and explain what a repair costs. A patient who expects maintenance is not angry when
it comes.`,
      checklist: [
        'I can compare three kinds by space and repair',
        'I ask about the opposing jaw',
        'I explain repair before I sell a material',
      ],
    },
    {
      slug: 'the-try-in',
      title: 'The try-in',
      minutes: 9,
      body: `The try-in is the last point at which a change is cheap. After it, every change costs a frame. Take an
hour, invite the patient to bring someone, and do not hurry the answer.

## What to try
Use a printed or milled prototype of the final bridge, screwed to the implants. It is better than wax, because the
patient can speak, smile and bite on it. Some let the patient wear it for days or weeks.

## The order of checks
1. **Fit**: the tests of lesson 5.2. If it does not fit, stop here.
2. **Height**: compare with the marks and with the provisional. Lips, speech, muscles.
3. **Midline, plane and smile**: from the front, standing, at a distance of two meters.
4. **Lip support and profile**: from the side.
5. **Speech**: count from sixty to seventy, read aloud, tell a story.
6. **Bite**: even in closure, smooth in movement.
7. **Hygiene**: can a brush and floss pass at each implant?

Photograph and film all of it. Mark corrections on the prototype itself, with a pen and with wax.

## Listen
Ask what the patient would change, and wait. Then ask the companion. Some see the color, others the length, others
only the feeling. Write the wishes down in their words, and say which ones are possible.

## Approve in writing
When everything agrees, let the patient sign for shape, color and position, with a photograph. Send the laboratory
the prototype, the marks, the photographs and the signed sheet. Ask that nothing be changed without a call.

If several things are wrong, make a second prototype. It costs little, compared with a frame.

> Never deliver a bridge that you would not have approved at the try-in.`,
      checklist: [
        'I check fit before esthetics',
        'I let the patient speak and smile with a prototype',
        'I have the shape approved in writing',
      ],
    },
  ],
}
