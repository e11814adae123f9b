import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit4: UnitText = {
  title: 'La cirugía',
  lessons: [
    {
      slug: 'tray-and-team',
      title: 'La bandeja y el equipo',
      minutes: 8,
      body: `La mayoría de los problemas de una primera cirugía no son quirúrgicos. Falta una pieza, no sale el
suero, el motor gira al revés. Diez minutos antes de que se siente el paciente evitan casi todos.

## Antes de que pase el paciente
1. Confirme en voz alta paciente, sitio y lado, con el plan en pantalla.
2. Revise el implante de la medida planificada, y una más y una menos.
3. Pruebe el motor: velocidad, límite de torque, giro.
4. Deje correr el suero hasta que llegue a la punta de la fresa.
5. Lea los indicadores de esterilidad y guarde las etiquetas para el registro.

![Fresas, destornilladores, llave dinamométrica, implantes y pilares en una bandeja blanca](figure:kit_flat)

## El orden de la bandeja
Acomode el instrumental en orden de uso, de izquierda a derecha. Anestésico, bisturí, periostótomo, fresas por
diámetro, medidor y paralelizadores, portaimplantes, llave, tornillo de cierre, pilar de cicatrización, suturas. Un
lugar vacío muestra entonces lo que falta.

Revise el desgaste de cada fresa. Una fresa gastada corta despacio, y el cirujano presiona más sin darse cuenta.
Cuente los usos, como pide el fabricante.

## El equipo
Dé a cada persona una tarea. La asistente lee en voz alta la [lista de la bandeja quirúrgica](/resources) y responde
por la aspiración y la irrigación. Diga lo que va a hacer antes de hacerlo: «Piloto a once y medio». La asistente
repite la profundidad. Así tendrían que equivocarse dos personas a la vez.

Acuerden una palabra que detenga todo. Cualquiera puede decirla.

## Si algo se cae o falla
Tenga repuesto de lo imprescindible: destornillador, fresa piloto, tornillo de cierre. Ate hilo dental a los
destornilladores pequeños, porque una pieza tragada o aspirada es una emergencia. Si al final falta algo,
encuéntrelo antes de que el paciente se levante.`,
      checklist: [
        'Confirmo en voz alta paciente, sitio y lado',
        'Pruebo motor e irrigación antes de sentar al paciente',
        'Sé qué me repite mi asistente',
      ],
    },
    {
      slug: 'flap',
      title: 'Anestesia, incisión y colgajo',
      minutes: 9,
      body: `El colgajo se levanta para una sola cosa: ver. Hágalo tan pequeño como lo permita ese propósito, y
nunca menos.

## Anestesia
La infiltración por vestibular y lingual basta en muchos sitios unitarios. En la mandíbula posterior, algunos
cirujanos evitan el bloqueo profundo para que el paciente pueda avisar lo que siente cerca del conducto. Sus
docentes le mostrarán su rutina. Compruebe la anestesia de la encía antes de usar el bisturí.

## La incisión
Corte sobre la cresta, hasta el hueso, en un solo trazo. Si hay poca encía queratinizada, desplace la incisión para
que quede algo a cada lado. Siga por el surco de los vecinos, de modo que las papilas vengan con el colgajo o queden
intactas, pero no se desgarren.

Si necesita más espacio, agregue una descarga vertical corta en un ángulo del diente. Nunca sobre la raíz vestibular
ni a través de la papila. Mantenga la base más ancha que el borde, porque la sangre llega por la base.

En la zona de premolares inferiores, ubique el foramen mentoniano en el plan antes de descargar. Una incisión
vertical sobre él corta el nervio.

## El despegamiento
Lleve el periostótomo con la cara convexa hacia el colgajo, siempre bajo el periostio. Avance en pasos pequeños
desde la incisión. Apoye el separador en hueso, nunca en tejido blando.

En la cara lingual de la mandíbula, manténgase sobre el hueso y con suavidad. Los vasos del piso de la boca están
cerca.

## Qué mirar ahora
El reborde está a la vista por primera vez. Compárelo con el plan: ancho, concavidades, zonas blandas, restos.
Retire el tejido blando de la cresta. Si el hueso es más delgado que en el plan, deténgase y piense mientras no se
ha fresado nada.`,
      checklist: [
        'Sé por qué la base del colgajo es más ancha que su borde',
        'Ubico el foramen mentoniano antes de cualquier descarga',
        'Comparo el reborde con el plan antes de fresar',
      ],
    },
    {
      slug: 'drill-sequence',
      title: 'La secuencia de fresado',
      minutes: 11,
      film: 'drill_sequence',
      body: `Cada fresa de la secuencia tiene una tarea. La primera decide posición, eje y profundidad. Las demás
solo ensanchan lo que la primera decidió.

## Primero, la piloto
Marque en el hueso el punto de entrada, medido desde los vecinos. Frese con la piloto una parte de la profundidad,
coloque un paralelizador y mire de frente y de lado. Ante cualquier duda, tome una radiografía. En este momento un
eje equivocado todavía se corrige. Dos fresas después, ya no.

![Fresa para implantes con marcas de profundidad y gotas de agua](figure:drill_macro)

Después vaya a la profundidad total. Lea la marca láser a nivel del hueso, no de la encía, y recuerde la longitud
adicional de la punta.

## Ensanche de a poco
Siga los diámetros del sistema en orden. Saltarse una fresa deja demasiado hueso para la siguiente, y ese hueso se
convierte en calor. Mueva la fresa hacia adentro y hacia afuera, para que salga la viruta y entre el suero. Deje que
la fresa corte; no empuje.

La velocidad y el torque vienen en el instructivo. El enfriamiento lo pone usted: suero en la punta, fresas con
filo, pausas.

## El hueso elige la última fresa
En hueso **blando**, deténgase una fresa antes. Las espiras comprimen las paredes y la sujeción mejora. En hueso
**denso**, use el diámetro completo en la cresta, y macho de rosca si el sistema lo pide. Si no, la presión y el
calor dañan un hueso que hoy se ve perfecto.

El ejemplo del video termina en 3.5 mm en hueso blando y en 4.0 mm en hueso denso. Otros sistemas tienen otros
números, y el principio es el mismo.

## Antes del implante
Lave el lecho. Palpe todas las paredes con una sonda roma o el medidor: cuatro paredes y un fondo. Si la sonda se
va, usted salió del hueso. Deténgase, tome una radiografía y vuelva a pensar.`,
      checklist: [
        'Reviso el eje con un paralelizador antes de la profundidad total',
        'Leo la profundidad a nivel del hueso y sumo la punta',
        'Puedo decir cuándo detenerme una fresa antes',
      ],
    },
    {
      slug: 'seating-the-fixture',
      title: 'Asentar el implante',
      minutes: 10,
      film: 'placement',
      body: `El implante permanece en su empaque hasta que el lecho está listo, medido y lavado. Desde ese momento,
nada toca su superficie salvo la sangre.

## Últimas comprobaciones
Lea la etiqueta en voz alta: diámetro, longitud, fecha. Compárela con el plan y con la última fresa. Abra el empaque
estéril solo ahora. Que la asistente guarde la etiqueta para el registro.

## La inserción
Lleve el implante directo al lecho. No toque labio, lengua ni guante. Empiece en el eje de la preparación, despacio,
con motor o a mano. Una rosca que entra torcida labra su propio camino, y el anterior no se recupera.

Observe cómo sube el torque. Debe subir de manera constante y alcanzar su valor cerca de la profundidad final. El
video muestra unos 35 Ncm como ejemplo; el fabricante da el rango de su implante.

- **Torque bajo**: el implante puede girar con el portaimplantes. Planee cicatrización cubierta y más espera.
- **Torque alto antes de llegar**: deténgase. Retroceda, ensanche la cresta o use el macho. No lo fuerce.

## Profundidad y rotación
En un sitio posterior cicatrizado, muchos sistemas quedan a nivel del hueso o apenas por debajo. En la zona
estética, la profundidad se mide desde el margen gingival previsto, como enseña el Módulo 2. Gire el índice de la
conexión como pide el sistema, para que el pilar calce después.

Retire el portaimplantes sin balancearlo. Mire la conexión: debe estar limpia, sin tejido sobre la plataforma.

## Confirme y registre
Tome una radiografía perpendicular al implante. Las espiras nítidas a ambos lados indican una buena proyección.
Registre torque, longitud, diámetro y lote. El torque de hoy solo habla de hoy, pero lo querrá tener cuando elija la
fecha de la impresión.`,
      checklist: [
        'Abro el empaque solo cuando el lecho está listo',
        'Sé qué hacer cuando el torque sube demasiado pronto',
        'Registro torque, medida y número de lote',
      ],
    },
  ],
}
