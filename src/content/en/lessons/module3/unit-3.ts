import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit3: UnitText = {
  title: 'The parts',
  lessons: [
    {
      slug: 'loose-screws',
      title: 'Loose screws: find the cause first',
      minutes: 9,
      film: 'torque',
      body: `A loose crown is the most common mechanical complaint, and the easiest to treat badly. Tightening
takes a minute. Finding out why takes ten, and saves the fixture.

## Is it the screw?
Hold the crown with two fingers and move it. Movement with a click or a bubble at the margin suggests a loose joint.
If everything moves as one, with pain, suspect the fixture itself. Take a radiograph: a gap at the joint, an intact
fixture, bone along the threads.

Never tighten before you know which it is. Torque on a failing fixture hides the diagnosis.

## Look for the cause
- **Contacts**: heavy marks, marks on slopes, a new crown opposite.
- **Fit**: the part never seated, tissue was trapped, a tight proximal contact held the crown up.
- **Design**: long cantilever, tall crown on a narrow platform, angled channel.
- **Torque**: too little, too much, no second tightening, wrong screw.
- **Habit**: grinding, pens, ice.

## Do it properly
1. Remove the crown and the screw. Look at both under magnification.
2. Clean the connection, and look for wear at the edges.
3. Use a **new** screw of the right system.
4. Correct the cause before you tighten.
5. Tighten to the maker’s value, wait about ten minutes, tighten again.
6. Check contacts and bite, and close the channel.

A cemented crown over a loose screw can often be saved. Find the channel with the help of the radiograph and old
photographs, drill a small access, and treat it as screw-retained from then on.

## Count
Write the date. A second loosening within a year means that the cause was missed. A third means that the design is
wrong, and the crown should be remade.`,
      checklist: [
        'I separate a loose screw from a loose fixture',
        'I correct the cause before I tighten',
        'I use a new screw',
      ],
    },
    {
      slug: 'broken-screws',
      title: 'Retrieving a broken screw',
      minutes: 11,
      body: `A fragment in the fixture feels like an emergency. It is not. Time, light and magnification bring most
of them out. Force makes most of them worse.

## Stop and plan
Tell the patient what has happened. Find out the system, platform and screw. Take a radiograph: how deep is the
fragment, and is the fixture whole? Ask the manufacturer whether a retrieval kit exists. If you lack light,
magnification or time, put on a cover and make another appointment.

Many fragments are loose, because the tension left when the screw broke. They only need to be turned.

## From gentle to invasive
1. Rinse, dry, and look. Remove debris.
2. Touch the fragment with a sharp explorer and turn it **counterclockwise**, with light pressure at its edge.
3. Try a fine ultrasonic tip at low power, with water, moving counterclockwise on the fragment.
4. Use the retrieval kit: guide sleeve, slow reverse drill, extractor, in that order.
5. Cut a small slot in the fragment and turn it with a fine driver, only with good access and cooling.

Stop when a step does not help, and do not skip the guide sleeve. Contact with the walls damages the threads inside.

## If the threads are damaged
Some systems have a tap that recuts the inner thread. A damaged connection may still take a different abutment, or
be put to sleep under the gum. Whoever drills the inside of the fixture without a guide often ends with removal.

## Afterward
Test with a new screw by hand: it must run smoothly to the end. Take a radiograph. Then find out why the first one
broke, with the list of the last lesson. A screw breaks after it has been loose for some time, so ask the patient
since when.`,
      checklist: [
        'I make a plan before I touch the fragment',
        'I can list the steps from gentle to invasive',
        'I look for the cause after the fragment is out',
      ],
    },
    {
      slug: 'abutment-fractures',
      title: 'Fractured abutments and damaged connections',
      minutes: 9,
      film: 'anatomy',
      body: `When an abutment breaks, part of it stays in the fixture. How tightly it stays depends on the
connection, and so does the way to remove it.

## What breaks, and why
- **Ceramic abutments** on thin walls or after grinding in the mouth.
- **Titanium abutments** with a long lever, a wide crown on a narrow fixture, or wear from a loose screw.
- **Angled parts**, which carry a bending load by design.
- **Copies from another maker**, which fit less exactly and wear the connection.

Ask for old records, and look at the pieces. The surface of a fracture tells whether it broke at once or slowly.

## Remove the remnant
First remove the screw or its fragment, as in the last lesson. A flat connection then releases the remnant. A
conical one holds by friction. Its maker usually has a removal screw that pushes against the fixture and lifts the
cone. Use that tool and nothing else.

Do not rock the remnant with forceps. The load goes into the fixture and the bone.

## Examine the connection
Clean it, dry it and look under magnification.

1. Are the edges sharp, or rounded?
2. Does a new part sit without play?
3. Does the inner screw run smoothly?
4. Is there a crack in the wall? A thin dark line under good light is enough to suspect one.

If a new part rocks, the connection is worn. A stock part will loosen again. A custom abutment or a lower, splinted
design may help, and the laboratory should see the case.

## Restore with less load
The next design should bend less. Use metal instead of ceramic at the joint, a narrower chewing surface, a shorter
cantilever, or a splint to a neighbor. Repeat the bite check, and offer a night guard.`,
      checklist: [
        'I use the maker’s removal tool for a conical joint',
        'I examine the connection under magnification',
        'I reduce the load in the next design',
      ],
    },
    {
      slug: 'fixture-fractures',
      title: 'Fractured fixtures',
      minutes: 9,
      body: `A broken fixture is rare, and usually the last event of a longer story. Bone was lost around the neck,
the fixture began to bend, screws came loose, and nobody asked why.

## Signs before the break
- A screw that loosens again and again.
- Bone loss down to the level where the wall is thin, often at the end of the screw.
- A crown that feels different to the patient, without visible damage.
- A thin vertical line on the radiograph, or a widened neck.

Any of these is a reason to take the crown off and look.

## Who is at risk
Narrow fixtures in the molar region, single fixtures under wide molars, cantilevers, and grinding. Two factors
together are common. Bone loss adds to all of them, since it lengthens the lever.

## What to do
The coronal part comes out with the crown. The rest stays in bone, often firmly integrated. There are three ways:

1. **Leave it** covered under the gum, if the site is not needed and there is no inflammation.
2. **Remove it** and let the site heal, when the position is needed or the site is inflamed.
3. **Use it** as it is, cut down and restored, in rare cases with the maker’s advice.

Removal of an integrated remnant costs bone. Lesson 6.2 shows how to keep that cost low. The reverse-torque method
needs a connection to grip, which a broken fixture often no longer has.

## Talk about it
Tell the patient plainly that metal has fatigued, what led to it and what you would do differently. Keep the parts,
and send them to the manufacturer where a report is asked for. In many countries a fractured implant is a reportable
event, and the maker’s analysis is useful for the next plan.`,
      checklist: [
        'I know the signs that come before a fracture',
        'I can name the risk factors and how they add up',
        'I can present the three options to a patient',
      ],
    },
  ],
}
