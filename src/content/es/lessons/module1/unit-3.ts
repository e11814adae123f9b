import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit3: UnitText = {
  title: 'La imagen y el plan',
  lessons: [
    {
      slug: 'panoramic-film',
      title: 'Leer la radiografía panorámica',
      minutes: 9,
      film: 'opg',
      body: `La panorámica muestra ambos maxilares en una imagen. Es una vista general, con magnificación variable.
Sirve para saber qué hay que mirar más de cerca.

## Primero, toda la imagen
1. Compare derecha e izquierda: cóndilos, rama, cuerpo, senos.
2. Siga las corticales: borde inferior, piso de la órbita, piso del seno. Una línea que se corta es un hallazgo.
3. Busque lo que no pidió: quistes, restos radiculares, dientes retenidos, calcificaciones en el cuello.
4. Solo entonces mire el sitio.

![Radiografía panorámica con implantes](figure:opg)

## Trace el conducto
Siga el conducto mandibular desde el foramen mandibular hasta el mentoniano. Recuerde que puede hacer un asa por
delante del foramen antes de regresar. Donde no se ven sus paredes, usted no sabe dónde está el conducto.

En el maxilar, siga el piso del seno. Puede bajar entre las raíces, y después de una extracción suele descender.

## Mida con desconfianza
La magnificación cambia de un equipo a otro, de una zona a otra e incluso entre altura y ancho. Una esfera metálica
de tamaño conocido en el sitio le da el factor local. Sin ella, cada milímetro de la imagen es una estimación.

La imagen no tiene tercera dimensión. Un reborde con altura suficiente puede ser un filo de cuchillo, y la
panorámica no lo dirá. Tampoco muestra una concavidad lingual.

Como regla de trabajo, deje 2 mm de hueso sobre el conducto, ya corregida la magnificación. Si el plan se acerca a
ese límite, necesita una CBCT antes de decidir.

## Qué se anota
Anote la fecha, los hallazgos de la revisión general, la altura medida con su corrección y el paso siguiente. «Sin
otros hallazgos» también es un hallazgo.`,
      checklist: [
        'Reviso toda la imagen antes de mirar el sitio',
        'Corrijo la magnificación antes de confiar en un número',
        'Puedo decir qué no muestra una panorámica',
      ],
    },
    {
      slug: 'cbct',
      title: 'Leer la CBCT',
      minutes: 11,
      film: 'cbct_scroll',
      body: `La tomografía de haz cónico responde lo que la panorámica deja abierto: qué ancho, a qué distancia, de
qué lado. Lo responde solo si los cortes están bien orientados.

## Cuándo pedirla
Pídala cuando pueda cambiar el plan. Cerca del conducto, cerca del seno, en un reborde estrecho o después de un
trauma suele cambiarlo. Elija el campo más pequeño que responda la pregunta, porque la dosis sigue al volumen. Quien
pide una tomografía responde por leerla completa, o por enviarla a quien lo haga.

## Primero, todo el volumen
Recorra los cortes axiales de las coronas al hueso basal, en ambos lados. Mire los senos, las articulaciones si
están incluidas y los demás dientes. Después oriente los cortes transversales **perpendiculares al reborde**. Un
corte oblicuo hace que cualquier reborde parezca más ancho.

![Pantalla de planificación con vistas axial, transversal y panorámica](figure:cbct)

## Encuentre el conducto dos veces
Marque el conducto en la reconstrucción panorámica y confírmelo en los cortes transversales, uno por uno. Si sus
paredes desaparecen, compare con el otro lado. Nunca trace la línea donde le convendría.

Mire la cara lingual de la mandíbula posterior. Una concavidad profunda ahí es un camino hacia el piso de la boca y
sus vasos.

## La densidad es una imagen
Los grises de una tomografía de haz cónico no son unidades calibradas. Dos equipos no coinciden sobre el mismo
paciente. Lea la densidad como imagen: qué grosor tiene la cortical, qué tan juntas están las trabéculas, si la
cresta difiere del cuerpo.

El metal produce rayas y bandas oscuras. Junto a una corona o una endodoncia, no llame fractura a una línea oscura
ni llame sano al hueso.

Lea [Leer el hueso antes de fresar](/catalog/reading-bone-before-you-drill).`,
      checklist: [
        'Recorro todo el volumen antes de ir al sitio',
        'Oriento los cortes perpendiculares al reborde',
        'Confirmo el conducto en dos vistas',
      ],
    },
    {
      slug: 'crown-first-plan',
      title: 'Planificar desde la corona',
      minutes: 12,
      body: `La posición del implante se deduce de la corona que va a sostener. El hueso decide si esa posición es
posible, o qué hay que construir antes.

## Empiece por el diente
Coloque el diente ausente en el modelo o en la pantalla. Su ancho, su eje y su contacto con el antagonista le dan la
línea de carga. El implante va sobre esa línea, con la salida del tornillo por la cara oclusal o justo por detrás
del borde incisal.

![Planificación de implantes en pantalla, con un modelo y varios implantes delante](figure:monitor)

## Después, las distancias
Estas reglas de trabajo se enseñan en todas partes. Los docentes pueden fijar las suyas para un sistema o un sitio.

- Cerca de 1.5 mm de hueso entre el implante y la raíz vecina.
- Cerca de 3 mm de hueso entre dos implantes.
- Cerca de 1.5 mm de hueso por vestibular y al menos 1 mm por el otro lado.
- Al menos 2 mm entre el final de la preparación y el conducto.

Recuerde que las fresas son más largas que su marca. La punta puede pasar hasta un milímetro, según el sistema. La
distancia de seguridad empieza en la punta.

## Elija diámetro y longitud
Primero, el ancho que queda después de las distancias. Después, la altura. Un implante más largo no rescata un mal
eje, y uno más ancho no ayuda si consume el hueso vestibular.

Si las distancias no se cumplen, cambie el plan en este orden: otro diámetro, otra posición bajo la misma corona, un
injerto, otro tratamiento.

## Cuatro cifras antes de la cita
Anote ancho, altura, distancia a la estructura más cercana y última fresa. Si no puede llenar alguna, todavía no
está listo. Lo habrá descubierto en su escritorio, que es el lugar correcto.`,
      checklist: [
        'Coloco primero el diente y después el implante',
        'Conozco las cuatro distancias de trabajo y dónde se miden',
        'Escribo cuatro cifras en cada plan',
      ],
    },
  ],
}
