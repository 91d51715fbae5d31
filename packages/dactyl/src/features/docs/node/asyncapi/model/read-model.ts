/** A document → what its pages show. */
import { entriesOf, fieldsOf, listOf, optional, tagOf, textOf } from './fields.js';
import type { Asyncapi, Fields } from './model.js';
import { readChannels } from './read-channels.js';
import { createMessageReader, payloadOf } from './read-messages.js';
import { toScheme, toServer } from './read-servers.js';

export function readModel(root: Fields): Asyncapi {
  const info = fieldsOf(root['info'], root);
  const components = fieldsOf(root['components'], root);
  const messages = createMessageReader(root);
  const { channels, operations } = readChannels(root, messages);
  return {
    root,
    title: textOf(info['title']) ?? 'AsyncAPI',
    version: textOf(info['version']) ?? '',
    ...optional('description', info['description']),
    tags: listOf(info['tags'] ?? root['tags']).flatMap((tag) => tagOf(tag, root)),
    servers: entriesOf(root['servers'], root).map(([name, server]) => toServer(name, server, root)),
    schemes: entriesOf(components['securitySchemes'], root).map(([name, scheme]) => toScheme(name, scheme)),
    channels,
    operations,
    messages: messages.all(),
    schemas: Object.entries(fieldsOf(components['schemas'], root)).flatMap(([name, value]) => {
      const schema = payloadOf(value, root);
      return schema ? { name, value, schema } : [];
    }),
  };
}
