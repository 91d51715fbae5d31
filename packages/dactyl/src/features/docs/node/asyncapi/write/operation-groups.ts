/** What the sidebar and the overview list operations by: their channels, or their tags. */
import type { Asyncapi, Channel, Operation } from '../model/model.js';
import type { Texts } from '../texts.js';

export interface OperationGroup {
  name: string;
  description?: string;
  /** With a page of its own. Absent for a tag. */
  channel?: Channel;
  operations: Operation[];
}

export function groupOperations(model: Asyncapi, by: 'channels' | 'tags', texts: Texts): OperationGroup[] {
  return by === 'channels' ? byChannel(model) : byTag(model, texts);
}

function byChannel({ channels, operations }: Asyncapi): OperationGroup[] {
  return channels.map((channel) => ({
    name: channel.title,
    ...(channel.description !== undefined && { description: channel.description }),
    channel,
    operations: operations.filter((one) => one.channel === channel),
  }));
}

/** In the order of the document's tags, then as operations name them; those without a tag are last. */
function byTag({ tags, operations }: Asyncapi, texts: Texts): OperationGroup[] {
  const named = [...tags.map(({ name }) => name), ...operations.flatMap((one) => one.tags[0] ?? [])];
  const groups = [...new Set<string | undefined>([...named, undefined])].map((name) => {
    const description = tags.find((tag) => tag.name === name)?.description;
    return {
      name: name ?? texts.other,
      ...(description !== undefined && { description }),
      operations: operations.filter((one) => one.tags[0] === name),
    };
  });
  return groups.filter((group) => group.operations.length > 0);
}
