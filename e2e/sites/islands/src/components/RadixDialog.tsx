import * as Dialog from '@radix-ui/react-dialog';

/** No hook of its own: all state is in the package. */
export default function RadixDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Open the dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>A dialog of a package</Dialog.Title>
          <Dialog.Close>Close it</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
