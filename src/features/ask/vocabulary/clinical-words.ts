// Words of implant dentistry that differ between the languages or have abbreviations. The glossary's own terms are added
// by concepts.ts, so that a term is found by its name in the other language.
export const clinicalWords = {
  cbct: 'cbct, cone beam, cone-beam, cone beam ct, tomography, tomografia, tomografia de haz conico, ct scan, haz conico, cone-beam computed tomography, 3d scan, scan, scans, dvt',
  guidedBoneRegeneration:
    'gbr, guided bone regeneration, regeneracion osea guiada, rog, bone regeneration, regeneracion osea',
  panoramicRadiograph:
    'opg, panoramic, panoramic film, panoramic radiograph, panoramic x-ray, orthopantomogram, panoramica, radiografia panoramica, ortopantomografia',
  graft:
    'graft, grafts, grafting, bone graft, bone grafts, bone grafting, injerto, injertos, injertar, injerto oseo, injertos oseos',
  membrane: 'membrane, membranes, membrana, membranas',
  implant:
    'implant, implants, implante, implantes, dental implant, dental implants, implantology, implantologia, fixture',
  bone: 'bone, hueso, huesos, oseo, osea, ridge, reborde, cresta',
  tooth: 'tooth, teeth, diente, dientes, muela, molar, pieza dental',
  extraction: 'extraction, extract, extractions, extraccion, extraer, extracciones, pull a tooth',
  socket: 'socket, sockets, alveolo, alveolos, fresh socket, alveolo fresco',
  immediate:
    'right after, straight after, just after, at the same visit, at the same time as, justo despues, enseguida, en el acto, en la misma cita, en la misma sesion, immediate, immediately, inmediato, inmediata, same day',
  delayed: 'delayed, delay, wait, waiting, diferido, esperar, espera',
  drill: 'drill, drills, drilling, drill sequence, fresa, fresas, fresado, fresar, secuencia de fresado',
  screw: 'screw, screws, tornillo, tornillos',
  loose: 'loose, loosen, loosens, loosening, flojo, floja, afloja, aflojamiento, aflojar',
  torque: 'torque, torques, ncm, par de apriete, tighten, tightening, tightened, apretar, apriete',
  preload: 'preload, precarga',
  abutment: 'abutment, abutments, pilar, pilares',
  crown: 'crown, crowns, corona, coronas',
  sinus: 'sinus, seno, senos, maxillary sinus, seno maxilar',
  sinusLift:
    'sinus lift, sinus elevation, sinus augmentation, elevacion de seno, elevacion del seno, levantamiento de seno, transcrestal, lateral window',
  nerve: 'nerve, nervio, canal, conducto, conducto mandibular, mandibular canal',
  density: 'density, dense, densidad, denso, soft bone, hueso blando, dense bone, hueso denso',
  stability: 'stability, stable, estabilidad, estable',
  osseointegration:
    'osseointegration, osteointegration, osseointegrate, osteointegracion, oseointegracion, integration',
  healing: 'healing, heals, heal, cicatrizacion, cicatriza, cicatrizar',
  periImplantitis: 'peri-implantitis, periimplantitis, peri implantitis, perimplantitis',
  mucositis: 'mucositis, peri-implant mucositis',
  fullArch:
    'full arch, full-arch, all on four, all-on-four, all on 4, all-on-4, arcada completa, full mouth, edentulous',
  guidedSurgery:
    'guided surgery, guided, surgical guide, cirugia guiada, guiada, guia quirurgica, computer guided',
  surgery:
    'operate, operating, operar, opero, operamos, surgery, surgeries, surgical, cirugia, cirugias, quirurgico, quirurgica',
  scanBody:
    'scan body, scanbody, cuerpo de escaneo, intraoral scan, digital impression, impresion digital, escaner intraoral',
  emergence: 'emergence profile, emergence, perfil de emergencia',
  occlusion: 'occlusion, occlusal, contacts, oclusion, oclusal, contactos, bite, mordida',
  flap: 'flap, colgajo',
  suture: 'suture, sutures, suturing, sutura, suturas, suturar',
  prosthodontics: 'prosthodontics, prosthodontist, protesis, prostodoncia, prosthetic, prosthesis',
  periodontics: 'periodontics, periodontist, periodoncia, periodontal',
  tray: 'tray, surgical tray, instruments, instrument, bandeja, instrumental, instrumentos, bandeja quirurgica',
  aftercare:
    'aftercare, postoperative, post-op, post op, instructions after surgery, instructions for the patient, postoperatorio, postoperatorias, indicaciones',
  patientSelection:
    'patient selection, select patients, selecting patients, choose patients, seleccionar pacientes, seleccionar al paciente, elegir pacientes, seleccion del paciente, seleccion de pacientes, medical history, historia clinica',
  week: 'week, weeks, semana, semanas, twelve weeks, doce semanas',
  loading: 'load, loads, loaded, loading, carga, cargar, cargado, cargada, cargarlo',
  tacks: 'tack, tacks, pin, pins, tachuela, tachuelas, chincheta, chinchetas, pines',
  millimeters: 'mm, millimeter, millimeters, millimetre, millimetres, milimetro, milimetros',
  complication:
    'complication, complications, failure, failures, fracaso, fracasos, complicacion, complicaciones',
} satisfies Record<string, string>
