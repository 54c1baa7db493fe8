import 'plyscope';

export default function Lesser() {
  return (
    <plyscope-view
      tree={[
        [3, 12],
        [2, 4],
      ]}
      algorithm="minimax"
    />
  );
}
