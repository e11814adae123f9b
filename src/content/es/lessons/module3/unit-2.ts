import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit2: UnitText = {
  title: 'Tratar los tejidos',
  lessons: [
    {
      slug: 'cleaning-the-surface',
      title: 'Limpiar la superficie: qué sirve en titanio',
      minutes: 10,
      body: `Una superficie rugosa de titanio con espiras es difícil de limpiar. Ningún instrumento la limpia toda.
La meta es retirar bastante biopelícula para que el tejido sane, y dejar una superficie que se mantenga limpia.

## Qué estorba
Las espiras ocultan los depósitos a cualquier punta recta. El defecto es estrecho y la corona tapa la vista. Por eso
el primer instrumento suele ser el destornillador: retire la corona siempre que salga sin daño.

## Los instrumentos y lo que hacen
- **Curetas** de titanio o plástico: sencillas y suaves, débiles entre las espiras.
- **Puntas ultrasónicas** para implantes: más rápidas, con agua, sin acero sobre titanio.
- **Aire con polvo** fino y poco abrasivo: llega entre las espiras y daña poco la superficie.
- **Cepillos de titanio**, girando despacio con irrigación: para cirugía abierta.
- **Químicos y láser**: como complemento. La evidencia varía, y no reemplazan la limpieza mecánica.

Las puntas de acero rayan el titanio, y las rayas acumulan placa. Revise qué hay en su bandeja.

Nunca dirija aire o polvo a presión hacia tejido suelto. Siga el ángulo y el tiempo del instructivo, porque el aire
bajo la piel es una complicación conocida.

## Una secuencia
1. Retire la corona y busque cemento y márgenes abiertos.
2. Retire los depósitos duros del pilar y de las espiras accesibles.
3. Limpie la superficie con polvo o una punta adecuada, en todo el contorno.
4. Lave con suero. Limpie la corona fuera de la boca y colóquela con un tornillo nuevo.
5. Enseñe al paciente una herramienta y reevalúe a las pocas semanas.

## Juzgue con franqueza
El sangrado debe bajar y las profundidades reducirse. Si vuelve el pus o sigue la pérdida ósea, más de lo mismo no
ayudará. El paso siguiente es el acceso con visión directa.`,
      checklist: [
        'Retiro la corona antes de limpiar',
        'Sé qué puntas pueden tocar el titanio',
        'Puedo decir cuándo no basta con limpiar',
      ],
    },
    {
      slug: 'surgical-access',
      title: 'Acceso quirúrgico y forma del defecto',
      minutes: 10,
      body: `La cirugía permite ver lo que se limpia. Lo que se hace después de limpiar depende de la forma del
defecto.

## Antes de abrir
Primero se reduce la infección y el paciente limpia bien. Sin eso, la cirugía da una mejoría corta y un paciente
decepcionado. Tome una radiografía nueva. Explique que la encía quedará más baja y que puede verse metal. En la zona
estética, eso solo puede bastar para no operar.

## Abrir, retirar, limpiar
1. Retire la corona y cubra la conexión.
2. Levante un colgajo que deje ver todo el defecto y hueso sano alrededor.
3. Retire todo el tejido de granulación. Sangra hasta que ya no está.
4. Limpie la superficie con cepillo, polvo o cureta, espira por espira, y lave.
5. Mire el defecto y elija.

## Lea la forma
- **Cráter con paredes** en todo el contorno: puede sostener un injerto, con o sin membrana.
- **Pérdida plana**, sin paredes: nada sostiene un injerto. Baje el colgajo y facilite la limpieza.
- **Mixto**: injerte la parte con paredes y baje la encía en el resto.

Algunos cirujanos alisan las espiras que quedarán fuera del hueso. Se limpian mejor, pero se debilita un implante
delgado y se dispersan partículas. Los docentes comentan cuándo se justifica.

La radiografía puede mostrar relleno. No prueba que el hueso esté otra vez en contacto con la superficie.
**El relleno parcial es posible, nunca seguro.** El éxito sigue siendo: sin sangrado, sin pus y sin más pérdida.

## Cerrar y seguir
Suture sin tensión, alrededor del cuello o por encima. Recete como enseñan los docentes y permiten las normas
locales. Vea al paciente cada semana al principio y después cada pocos meses. El mantenimiento decide más que la
elección del material.`,
      checklist: [
        'Preparo al paciente y su higiene antes de operar',
        'Puedo elegir el tratamiento según la forma del defecto',
        'No prometo un nuevo contacto del hueso con la superficie',
      ],
    },
    {
      slug: 'rebuilding-soft-tissue',
      title: 'Reconstruir el tejido blando',
      minutes: 9,
      body: `Algunos implantes sangran porque nadie puede limpiarlos sin dolor. Otros tienen hueso sano y un margen
que se retrajo. Ambos son problemas de tejido blando, y ambos suelen poder mejorar.

## Dos quejas distintas
**Sin encía queratinizada.** El margen es mucosa móvil. Duele al cepillar, y el paciente deja de hacerlo. El
tratamiento es un injerto que aporte tejido firme.

**Recesión.** El margen es firme pero está bajo, y se ve metal o una corona larga. El tratamiento depende de dónde
está el implante.

## Tejido firme donde no lo hay
La referencia es un injerto libre del paladar. Prepare un lecho de periostio junto al implante, fije el injerto para
que no se mueva y cubra el paladar. El color iguala mal y la función es buena, así que conviene en la mandíbula
posterior.

Los sustitutos evitan el paladar y ganan menos. Comente ambos con el paciente.

1. Profundice la zona y elimine la tracción muscular.
2. Suture el injerto con firmeza al lecho y presione unos minutos.
3. Sin cepillar ahí dos semanas; enjuagues según la receta.

## Cubrir una recesión
Mire primero la posición del implante. Si está demasiado vestibular, ningún injerto sostendrá el margen. Si la
posición es aceptable, retire la corona, adelgace el pilar y agregue tejido conectivo bajo un colgajo desplazado
hacia la corona. Espere una cobertura parcial, y dígalo.

Si la posición es incorrecta, las opciones honestas son cerámica rosa, aceptarla, o retirar y empezar de nuevo. La
unidad 6 vuelve al tema.

## Cuándo no tocarlo
Un margen estable y limpio, con poca encía queratinizada, en un paciente que se cepilla bien, no necesita cirugía.
Fotografíelo, mídalo y obsérvelo.

> Trate la molestia y el sangrado, no el milímetro de la ficha.`,
      checklist: [
        'Puedo distinguir la falta de tejido firme de una recesión',
        'Reviso la posición del implante antes de injertar',
        'Sé cuándo observar y esperar',
      ],
    },
  ],
}
